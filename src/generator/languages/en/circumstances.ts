import type { SiteTone } from '../../../../machines/entities';
import type { Circumstances } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, table } = wordTools(spelling);

/** Whom a site is for, in which manner, since when and on which days, in a prompt. */
export const circumstances: Circumstances = {
  audienceMarkers:
    phrases(`aimed at, geared towards, geared toward, targeting, targeted at, target audience, target audience is, our audience is, audience is, audience, designed
    for, made for, intended for, meant for, tailored to, tailored for, catering to, dedicated to, built for, clients are, customers are`),
  weakAudienceMarkers: phrases('for, to help, helping, helps, help, welcomes, welcoming'),
  audiences:
    set(`families family kids children toddlers babies teens teenagers students pupils beginners adults seniors retirees parents mothers fathers mums moms dads
    couples newlyweds brides women men girls boys freelancers founders startups businesses companies entrepreneurs creatives professionals teams
    travellers travelers tourists visitors locals commuters runners cyclists climbers hikers surfers skiers athletes readers writers gamers collectors
    newcomers expats homeowners landlords tenants owners patients veterans neighbours neighbors makers artists developers designers managers executives
    investors teachers employees workers singles vegans vegetarians lovers enthusiasts foodies nomads hobbyists amateurs organisations organizations
    schools restaurants shops refugees migrants people buyers sellers learners drivers leaders residents`),
  audienceStops: set(
    `who whose that selling featuring offers please show use section sections page pages website site`,
  ),
  tones:
    table<SiteTone>(`calm: calm, calming: calm, peaceful: calm, serene: calm, tranquil: calm, quiet: calm, soothing: calm, relaxed: calm, relaxing: calm, zen: calm,
    gentle: calm, soft: calm, warm: warm, cozy: warm, cosy: warm, homely: warm, homey: warm, inviting: warm, welcoming: warm, friendly: warm, rustic:
    warm, earthy: warm, playful: playful, fun: playful, cheerful: playful, whimsical: playful, quirky: playful, colorful: playful, colourful: playful,
    lively: playful, funky: playful, bold: bold, striking: bold, edgy: bold, loud: bold, daring: bold, punchy: bold, dramatic: bold, energetic: bold,
    luxury: refined, luxurious: refined, elegant: refined, refined: refined, sophisticated: refined, classy: refined, upscale: refined, high-end: refined,
    exclusive: refined, graceful: refined, chic: refined, minimal: plain, minimalist: plain, minimalistic: plain, plain: plain, simple: plain, clean:
    plain, understated: plain, sober: plain, no-nonsense: plain, uncluttered: plain`),
  unclearTones:
    set(`quiet soft gentle warm friendly fun bold loud simple clean plain exclusive relaxing energetic lively luxury dramatic welcoming calming colorful
    colourful`),
  refusals: phrases('not, never, nothing, isn’t, aren’t'),
  sinceMarkers:
    phrases(`since, est, established, established in, established since, founded in, founded, open since, in business since, opened in, started in, going since,
    here since`),
  months: set(
    `january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec`,
  ),
  dateLinks: set('of the'),
  lookalikes:
    set(`branch branches transition tracking composite construct constructs constructor clauses providers backing trailing isolation storing sorts pointers tries masking marking strong super distinctions reality testing rating catching docking customary rewriting dashes capturing bullet turning falling clashes produces former concerto maintain consisting claiming fixtures backers connects operates setter tiers recurring match partner partners computer computers coworking report reports member members contract contracts plants plates stuff banker bankers banking barking galley motel shoes princess painting paintings printing printer printers trader
    trading greek while block blank caring carving racing dancing guard guarding hosting fasting grocery crafts rafting service serving`),
};
