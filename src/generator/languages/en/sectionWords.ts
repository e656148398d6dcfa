import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases } = wordTools(spelling);

const sectionNouns =
  'section sections page pages form forms block area tab list grid widget slider carousel map gallery';

/** By which a prompt asks for sections and refuses them. */
export const sectionWords = {
  sections: {
    hero: {
      clear: phrases('hero, hero section, hero banner, hero image'),
      unclear: phrases('banner'),
    },
    features: {
      clear: phrases(
        'features section, feature section, key features, feature list, feature grid, benefits section',
      ),
      unclear: phrases('features, benefits, highlights'),
    },
    about: {
      clear: phrases(
        'about us, about me, about page, about section, our story, my story, about the owner, bio section, company history, biography',
      ),
      unclear: phrases('about, bio, story'),
    },
    offerings: {
      clear: phrases(
        'menu section, services section, product list, product catalog, product catalogue, service list, list of services, list of products, services page, products page, class list, courses section, rooms section',
      ),
      unclear: phrases(
        'menu, menus, services, products, catalog, catalogue, shop section, collections',
      ),
    },
    gallery: {
      clear: phrases(
        'gallery, photo gallery, image gallery, picture gallery, portfolio section, portfolio gallery, galleries, slideshow, photo section, lookbook',
      ),
      unclear: phrases(
        'photos, pictures, our work, my work, recent work, portfolio, projects, images',
      ),
    },
    process: {
      clear: phrases(
        'how it works, how we work, our process, process section, step by step, step-by-step, process steps',
      ),
      unclear: phrases('process, steps'),
    },
    pricing: {
      clear: phrases(
        'pricing, price list, prices, pricing table, pricing section, pricing plans, price table, rates, fees, pricing page, membership plans, packages section',
      ),
      unclear: phrases('plans, packages, price, tickets, memberships, tariffs'),
    },
    testimonials: {
      clear: phrases(
        'testimonials, testimonial, reviews, customer reviews, client reviews, customer quotes, reviews section, client testimonials, customer testimonials',
      ),
      unclear: phrases('quotes, feedback'),
    },
    team: {
      clear: phrases(
        'meet the team, team section, our team, staff section, the team, team page, team members, meet our team',
      ),
      unclear: phrases('team, staff, instructors, trainers, stylists, doctors, speakers'),
    },
    faq: {
      clear: phrases(
        'faq, faqs, frequently asked questions, q a, faq section, questions and answers',
      ),
      unclear: phrases('questions'),
    },
    visit: {
      clear: phrases(
        'opening hours, opening times, directions, find us, how to find us, location section, google map, hours and location, location map, business hours, visit section',
      ),
      unclear: phrases('map, hours, location, locations, address, visit us'),
    },
    posts: {
      clear: phrases(
        'blog section, blog posts, latest posts, latest articles, news section, recent posts, article list, journal section',
      ),
      unclear: phrases('blog, news, articles, posts, journal, recipes section'),
    },
    events: {
      clear: phrases(
        'event calendar, events section, upcoming events, tour dates, class schedule, timetable, event list, upcoming shows, event schedule, upcoming dates',
      ),
      unclear: phrases('events, calendar, schedule, agenda, dates, shows'),
    },
    callToAction: {
      clear: phrases(
        'call to action, call-to-action, cta, newsletter, newsletter signup, newsletter sign-up, sign-up form, signup form',
      ),
      unclear: phrases('banner at the end'),
    },
    contact: {
      clear: phrases(
        'contact form, contact section, contact page, contact us, booking form, reservation form, enquiry form, inquiry form, quote form, order form, contact details, contact information, contact info, appointment form, rsvp form, online booking, booking section, get in touch, contact me',
      ),
      unclear: phrases('contact, contacts, booking, reservations, bookings, rsvp, appointments'),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set(
    'with include includes including add adding need needs want wants show shows showing plus have has having featuring sections pages and also section page contain contains containing',
  ),
  negations: phrases(
    'no, without, don’t include, don’t want, don’t need, don’t add, don’t show, do not include, do not want, do not need, do not add, do not show, skip, leave out, exclude, excluding, remove, not need, omit, hide, drop, minus, except, not any, dont need, dont want, dont include, never show, leave off, avoid, no need for',
  ),
  negationEnds: set(
    'but with just only instead include add including show keep want need put use make yes though however',
  ),
  notNeeded: phrases(
    'not needed, not necessary, unnecessary, not required, not wanted, isn’t needed, aren’t needed, is not needed, are not needed',
  ),
  refusalLinks: set('nor any'),
} satisfies Partial<Lexicon>;
