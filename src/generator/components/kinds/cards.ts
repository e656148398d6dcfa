import type { KindWords } from './Kind';

/**
 * Kinds of the category "cards": pieces of content, of any size, that are read rather than filled in. What tells a
 * state (progress, empty, missing) and what has no better category stands here too.
 */
export const CARD_KINDS = {
  card: {
    names:
      '~card, info card, content card, simple card, text card, ~tile, ~box, ~panel, ~block, ~container, image card',
  },
  'product card': {
    names:
      'product card, product tile, product, item card, shop card, product box, product teaser, product listing, product preview, shop item, product view, store item, item tile, product detail, product page section, article tile',
    signs:
      'add to cart, old price, crossed out, in stock, wishlist, size button, buy now, heart icon, add to bag',
  },
  'profile card': {
    names:
      'profile card, profile, user profile, user card, person card, profile header, contact card, author card, author box, author bio, business card, bio card, member card, staff card, vcard, user info card, profile box, about the author, user profile card, speaker card, user info, public profile',
    signs: 'follower, follow, bio, following',
    strong: 'follow|follower + photo|post|from|message|bio',
  },
  'team card': {
    names:
      'team card, team, team member, team section, meet the team, our team, team grid, staff list, people grid, crew, team page section, staff section, team list, board members',
    strong: 'portrait|face|people|photo + name + job|role|position',
  },
  'pricing table': {
    names:
      'pricing table, pricing, price plan, plan, pricing card, price table, pricing plan, subscription plan, pricing section, tier, pricing tier, price card, membership plan, package, subscription, price box, plan card, pricing column, pricing box, membership, subscription card',
    signs: 'month, per month, most popular, yearly, billing, billed, #price',
  },
  testimonial: {
    names:
      'testimonial, customer quote, review quote, quote, client quote, pull quote, blockquote, customer review, customer story, quote card, user quote, testimonial card, customer voice, recommendation, customer says, client says, user review, review card, quotation block, citation, guest review',
    strong: 'customer|client|user|guest|student|patient + says|said|wrote',
  },
  'blog card': {
    names:
      'blog card, blog post, article card, article teaser, article, news card, post card, post preview, blog teaser, news teaser, article preview, story card, news item, magazine card, blog post card, blog preview, press release, teaser, blog article, news article, article tile, featured post, latest post, blog entry',
    signs: 'min read, excerpt, read more, author, reading time',
  },
  'stat card': {
    names:
      'stat card, stat, statistic, kpi, kpi tile, kpi card, metric, metric card, figure card, number card, stats row, dashboard tile, dashboard card, stat tile, key figure, stats card, big number, dashboard widget, revenue card, trend card, scorecard, stats section, kpi box, number tile, key number, kpi widget, statistic card, # number, # figure',
    signs: 'vs last, sparkline, trend, up #, down #, compared, last month, last week',
    strong: 'number|figure + row|side by side|big|under|label',
  },
  'event card': {
    names:
      'event card, event, concert, gig, meetup card, webinar card, conference card, event teaser, event listing, event tile, upcoming event, workshop card, invitation card, festival, party invitation, event invitation, rsvp card, webinar, meetup, exhibition, event box, event preview, invitation, workshop, save the date',
    signs: 'ticket, venue, doors, rsvp, get ticket, attending, spots left',
    strong: '#date + #time',
  },
  'recipe card': {
    names:
      'recipe, recipe card, cooking recipe, recipe box, dish card, cocktail recipe, recipe page',
    strong: 'ingredient + step|serves|min|instruction',
    signs: 'ingredient, serves, cook time, prep time, serving',
  },
  'job listing': {
    names:
      'job listing, job card, job, job ad, job posting, vacancy, job offer, job opening, open position, career card, position card, job post, job row, open role, job result, job advert, job description, careers list',
    strong:
      'full time|part time + apply|remote|salary|posted, remote + apply|salary, posted + ago + apply, we look for, we are looking for, we are hiring, we search, looking for + apply',
    signs: 'engineer, developer, salary, hiring, full time, part time, remote',
  },
  'map card': {
    names:
      'map card, map, location card, store location, location map, find us, address card, map with pin, contact map, direction card, branch card, store card, location box, where to find us, store locator, shop location, office location, map widget, location section, where we are, how to find us, where to find',
    signs: 'pin, direction, get direction, address, marker',
    strong: 'map + street|address|phone|route|direction|pin',
  },
  'weather widget': {
    names:
      'weather, weather widget, weather card, forecast, weather forecast, temperature widget, weather box, weather report, weather tile',
    strong: '#degrees + day|snow|rain|sun|sunny|cloud|cloudy|wind|humidity',
  },
  'video card': {
    names:
      'video card, video, video thumbnail, video teaser, video preview, video tile, video embed, youtube card, video box, trailer, course video, youtube video, video section, video item, course lesson card',
    signs: 'thumbnail, views, channel, duration',
  },
  'media player': {
    names:
      'media player, music player, audio player, podcast player, player, song player, mini player, video player, audiobook player, radio player, now playing, playback bar, playback control, track player, voice message, podcast episode, player bar, audio, song, music',
    signs: 'play + pause, episode, track, album, playback, speed, skip, artist',
    strong: 'play + cover|artist|song|track|album',
  },
  'opening hours': {
    names:
      'opening hour, opening time, business hour, store hour, shop hour, hours of operation, office hour, working hour, open hour, visiting hour, contact hour, service hour, when we are open, hours table, hours list, hours card, opening times table, hour, when are we open',
    strong: '#day + closed, #day + #time + open now',
    signs: 'open now, closed, #day + #time',
  },
  'order summary': {
    names:
      'order summary, cart summary, checkout summary, basket summary, cart, shopping cart, basket, shopping basket, shopping bag, mini cart, order overview, checkout, order total, price summary, order review, cost summary, price breakdown, booking summary, cart overview, order box, checkout total, cart page',
    signs:
      'subtotal, shipping, tax, total, place order, promo code, checkout, to checkout, quantity',
  },
  receipt: {
    names:
      'receipt, till receipt, payment receipt, sales slip, cash receipt, purchase receipt, order confirmation, payment confirmation, till slip, e receipt, email receipt, order receipt, thank you for your order',
    signs: 'paid by, paid with, change given, cashier',
    strong: 'after paying, paid with|paid by|paid + sum|total|article|item',
  },
  'notification list': {
    names:
      'notification list, notification, notification center, notification centre, notification panel, notification feed, inbox, inbox list, activity feed, alerts list, notification dropdown, bell menu, notification menu, news feed, activity list, activity log, feed, updates list, email list, mail list, notification bell, message list, bell dropdown, social feed, recent activity',
    strong: 'bell + unread|new|dropdown, mark all + read',
    signs: 'unread, bell, ago',
  },
  'comment thread': {
    names:
      'comment thread, comment, comment section, discussion, comment list, reply thread, discussion thread, nested comment, forum thread, forum post, reply, comment with reply, comment card',
    strong: 'comment + reply',
    signs: 'reply, like count, nested',
  },
  'chat bubble': {
    names:
      'chat, chat bubble, chat window, chat box, conversation, messenger, chat widget, message thread, chat thread, live chat, support chat, chat conversation, message bubble, text message, chat interface, speech bubble, chat message, ai chat, chatbot, message history, chat screen, direct message, support conversation',
    signs: 'typing, bubble, sent, received, read receipt',
    strong: 'message + between|sent|received|bubble|whatsapp|typing|tick, whatsapp like',
  },
  accordion: {
    names:
      'accordion, collapsible, expandable section, collapsible section, collapse panel, collapsible panel, expansion panel, disclosure, expandable panel, expandable list, expandable row, foldable section, fold out section, expandable, collapsible list, show more section, expandable text, collapsible box',
    strong:
      'expandable|collapsible|expand|collapse|foldable + section|panel|row|block, first one open, open and close, panel|section|row + open|unfold|expand',
  },
  FAQ: {
    names:
      'faq, frequently asked question, question and answer, q and a, help question, faq section, faq list, common question, asked question, faq accordion, faq block, help center question',
  },
  timeline: {
    names:
      'timeline, time line, company history, history, milestone, roadmap, chronology, vertical timeline, event timeline, project history, activity timeline, changelog, release note, career history, journey, horizontal timeline, product roadmap, version history, work experience, project timeline',
    strong: '#year + #year + #year',
  },
  checklist: {
    names:
      'checklist, check list, todo list, to do list, task list, todo, tick list, packing list, shopping list, task, list with tick, todos, grocery list, to do, task card',
    signs: 'tick, ticked, done, completed',
  },
  'sortable list': {
    names:
      'sortable list, reorderable list, drag and drop list, drag list, reorder list, draggable list, reorderable, sortable item, rearrangeable list, priority list, reorderable playlist, draggable item, reordering list',
    strong:
      'drag + handle|reorder|rearrange|order|sort, reorder + list|item|drag, rearrange + list|item',
  },
  'onboarding steps': {
    names:
      'onboarding, getting started, onboarding step, onboarding checklist, setup checklist, get started card, first step, welcome step, setup guide, setup step, quick start, onboarding card, start guide, setup progress, activation checklist, getting started card, getting started checklist, onboarding list, onboarding tour',
  },
  gallery: {
    names:
      'gallery, photo gallery, image gallery, photo grid, image grid, picture grid, masonry, masonry grid, photo wall, picture gallery, photo collage, portfolio grid, instagram grid, pinterest grid, photo mosaic, thumbnail grid, image wall, mosaic, masonry photo grid, image collage, portfolio gallery',
    strong:
      'photo|picture|image + grid|masonry|mosaic|column, photo|picture|image + # by #|square|tile|wall',
  },
  carousel: {
    names:
      'carousel, image slider, slideshow, slide show, photo slider, image carousel, content slider, hero slider, picture slider, product slider, banner slider, swiper, card slider, testimonial slider, logo slider, product carousel, image rotator, photo carousel, testimonial carousel, card carousel, slider with slide, ~slide',
    strong: 'slide + dot|arrow',
  },
  'image comparison': {
    names:
      'image comparison, before after slider, before and after, before and after slider, before after, comparison slider, image compare, photo comparison, before after image, compare slider, image compare slider, before after photo, before and after photo, before and after image, image comparison slider',
    strong: 'before + after + photo|image|picture|drag|slider|handle',
  },
  'code block': {
    names:
      'code block, code snippet, code sample, code example, code box, snippet, terminal, terminal window, code window, syntax highlighting, code card, code viewer, source code, shell command, install command, code panel, terminal block, command line',
    signs: 'line number, syntax, copy button',
  },
  diff: {
    names:
      'diff, code diff, diff view, code change, git diff, change view, before after code diff, text diff, version comparison, pull request diff, diff viewer, file diff, before after code, change diff',
    strong:
      'added + removed + line|code, removed line, added line, old + new + line|code|version|text, red|minus + green|plus + line|code',
  },
  'empty state': {
    names:
      'empty state, empty list, blank state, no result, no data, empty inbox, empty cart, zero state, empty view, no results found, nothing here, empty screen, empty page, no item, no content, empty basket, nothing found, empty table, empty folder, no result page, no data state, nothing to see',
    strong:
      'no + yet, nothing + found|yet|here, has no + yet, there is nothing, when + empty, when there is no',
    signs: 'empty, illustration',
    frames:
      'empty cart, empty shopping cart, empty basket, empty inbox, empty list, empty folder, empty table, empty search, empty wishlist, empty calendar, empty project, empty dashboard, empty gallery, empty page, empty screen, no order yet, no message yet, no result yet, no item yet',
  },
  'error page': {
    names:
      'error page, error screen, server error, 500, 500 page, 500 error, 500 error page, maintenance page, something went wrong, error state, 403 page, access denied, offline page, crash screen, error view, maintenance screen, under maintenance, 503, internal server error, no connection, offline screen, 403, maintenance notice, no permission, 500 server error, server error screen, connection lost, maintenance mode',
    signs: 'try again, apologise, apologize, sorry, went wrong',
    strong: 'something broke, reload|refresh|retry + broke|broken|wrong|failed|crashed',
  },
  '404 page': {
    names:
      '404, 404 page, not found page, page not found, 404 error, 404 screen, missing page, 404 error page, not found screen, 404 not found, 404 view, page not found screen',
    signs: 'lost, go home, back home',
  },
  hero: {
    names:
      'hero, hero section, hero banner, landing hero, intro section, header section, big intro, landing section, splash section, hero header, welcome section, jumbotron, above the fold, page intro, intro banner, hero area, hero image, masthead, big intro section, hero block, welcome banner, landing page top, hero with image, landing page header',
    strong:
      'first thing + visitor|people|see|screen, huge|big|large|giant + title|headline|heading + button|subtitle|photo|picture|background|image',
  },
  'feature grid': {
    names:
      'feature grid, feature, feature list, feature section, benefit, benefit list, usp, icon grid, service grid, services section, value proposition, benefit section, why us, advantage, how it works, selling point, services grid, feature block, benefits section, feature row, feature card, icon row, service card, services, why choose us',
  },
  'logo cloud': {
    names:
      'logo cloud, trusted by, client logo, partner logo, customer logo, logo row, logo wall, logo strip, logo grid, brand logo, sponsor logo, as seen in, partner row, company logo, logo bar, sponsor row, row of logo, featured in, press logo, logo band, sponsors, ~logo',
    hasShortItems: true,
  },
  'promo banner': {
    names:
      'promo banner, sale banner, banner, promotion, promo box, ad banner, advertisement, discount banner, offer banner, cta banner, cta section, promo card, sale box, upgrade banner, offer box, app download banner, promo section, special offer, ~sale, promotional banner, promo, upgrade card, call to action section, call to action banner, discount box, offer card, upsell card, upsell banner, download banner',
    signs: 'off, discount, ends, shop now',
  },
  'progress bar': {
    names:
      'progress bar, progress, usage bar, storage bar, quota bar, loading bar, completion bar, goal bar, meter, percentage bar, capacity bar, fundraising bar, donation progress, storage usage, disk usage, level bar, skill bar, progressbar, usage meter, progress meter, goal tracker, goal progress, donation goal, fundraising progress, course progress, reading progress, skills bar, profile completeness, ~bar',
    strong:
      'used + #share, #share + bar, skill + #percent, #share + goal|raised|backer|used|storage|quota|complete|completed',
  },
  'progress ring': {
    names:
      'progress ring, circular progress, progress circle, donut progress, ring chart, radial progress, gauge, percentage circle, activity ring, round progress, progress wheel, circular gauge, circle progress, goal ring, circular progress bar, radial chart, radial gauge, progress donut, score gauge, circular progress indicator',
    strong: 'circle|circular|ring|round|donut + #percent',
  },
  spinner: {
    names:
      'spinner, loader, loading spinner, loading indicator, loading circle, loading wheel, loader circle, loading animation, activity indicator, busy indicator, throbber, loading dot, loading state, loading screen, loading icon, waiting spinner, spinning circle, spinning wheel, loading message',
    strong:
      'rotating|spinning|turning + circle|wheel|icon|ring, circle|wheel|ring + load|loading|wait|waiting',
  },
  skeleton: {
    names:
      'skeleton, skeleton loader, skeleton screen, loading placeholder, content placeholder, ghost loading, shimmer, skeleton card, loading skeleton, shimmering, grey placeholder, gray placeholder, placeholder loading, skeleton list, shimmer placeholder, placeholder bar, loading card, skeleton placeholder, placeholder block',
    strong: 'grey|gray + placeholder|bar|block|line + loading|loads|load|shimmer|shimmering',
  },
  countdown: {
    names:
      'countdown, countdown timer, count down, timer, launch timer, sale timer, coming soon timer, days left, coming soon, deadline timer, time left, launch countdown, event countdown, countdown clock, stopwatch, coming soon page',
    strong:
      'day + hour + minute, hour + minute + second, day + hour + min, ends in, starts in, opens in, until + day|hour|second, #timer',
  },
  avatar: {
    names:
      'avatar, user avatar, profile picture, user picture, avatar circle, profile photo, profile image, user icon, round avatar, user image, user photo',
    signs: 'initial, online dot',
  },
  'avatar group': {
    names:
      'avatar group, avatar stack, stacked avatar, overlapping avatar, face pile, facepile, participants list, user stack, avatar row, team avatar, group of avatar, overlapping face, avatar list',
    strong:
      'overlapping|stacked|overlap|overlapped + face|avatar|photo|circle|head|portrait|picture|user, avatar|face + #plus',
    of: 'avatar',
  },
  badge: {
    names:
      'badge, status badge, status label, status pill, notification badge, status indicator, status tag, counter badge, status chip, new label, online indicator, ribbon badge, status dot, pill badge, trust badge, label badge, badge set, small label, status, ~label, online status, notification dot, unread badge, ribbon',
    hasShortItems: true,
    strong: 'dot + online|offline|status, counter|number|count|dot + bell|inbox|cart',
    signs: 'dot',
    frames:
      'pill that says, tag that says, chip that says, label that says, pill saying, tag saying, chip saying, label saying',
  },
  'tag list': {
    names:
      'tag list, tag, chip, pill, hashtag, tag cloud, topic, keyword list, category pill, filter chip, topic pill, label list, keyword, topic tag, category tag, tag pill, chip list, category list, list of tag, filter pill, removable pill, filter tag, removable tag, removable chip',
    strong: '#hashtag + tag|pill|topic|chip|label',
    hasShortItems: true,
  },
  'list group': {
    names:
      '~list, list group, item list, simple list, contact list, user list, link list, member list, bullet list, list item, file list, ordered list, people list, attachment list, document list, link group, customer list, guest list, list view, bulleted list, numbered list, resource list',
    hasShortItems: true,
  },
  'bar chart': {
    names:
      'bar chart, bar graph, column chart, histogram, statistics chart, sales chart, horizontal bar, bar diagram, column graph, ~chart, ~graph, ~diagram, bars, bar charts, weekly chart, revenue chart, ~bar',
    strong: 'bar + #day + #day, per month|per day|per week|per year|per weekday|each month + bar',
  },
  'line chart': {
    names:
      'line chart, line graph, trend line, area chart, sparkline, time series, stock chart, trend chart, curve, line diagram, trend graph, price chart',
  },
  'pie chart': {
    names:
      'pie chart, donut chart, doughnut chart, pie, pie graph, donut graph, pie diagram, ring diagram',
  },
  'kanban board': {
    names:
      'kanban, kanban board, task board, board, scrum board, trello board, project board, sprint board, pipeline board, swimlane, agile board, deal board, sales pipeline, sales board',
    strong: 'to do|todo + doing|done|progress + card|column',
  },
  ticket: {
    names:
      'ticket, boarding pass, event ticket, train ticket, flight ticket, admission ticket, concert ticket, movie ticket, e ticket, travel ticket, plane ticket, gift card, gift voucher, voucher, bus ticket, cinema ticket, coupon card, entry ticket, ticket stub, parking ticket',
    signs: 'gate + seat, boarding, passenger',
  },
  'loyalty card': {
    names:
      'loyalty card, stamp card, punch card, bonus card, reward card, coffee card, reward points card, loyalty program, loyalty stamp, coffee stamp card, rewards card, loyalty punch card, stamps',
    strong: 'stamp + free|next|#share|of',
  },
  'bank card': {
    names:
      'bank card, credit card mockup, credit card preview, debit card, credit card design, visa card, payment card, virtual card, credit card look, credit card visual, bank card design, mastercard',
  },
  'price list': {
    names:
      'price list, menu with price, food menu, restaurant menu, drinks menu, menu card, service price list, tariff list, lunch menu, price overview, coffee menu, wine list, drinks list, dinner menu, cafe menu, treatment list, price menu, drink menu, breakfast menu, list of price, services with price, price board, ~price',
    strong: 'menu + price',
  },
  'text with picture': {
    names:
      'text with picture, about section, about us section, about us, text and image, image and text, split section, media object, content section, text section, text block, image text section, text and picture, picture with text, about block, story section, image with text, about me',
  },
} as const satisfies Record<string, KindWords>;
