import { phrasePattern, wordList } from './wordList';

/** How a description opens before it says what is wanted. */
export const OPENING = new RegExp(
  `^(?:(?:${phrasePattern(
    `please, pls, hi, hello, hey, ok, so, well, can you, could you, would you, will you, i need, we need, i want, we want, i would like, i'd like, we would like, i am looking for, i'm looking for, looking for, need to have, i want to have, i need to have, there should be, there is, here is, here should be, it is, this is, it should be, it's, think of, something like, kind of, some kind of, some sort of, sort of, a component that shows, a component showing, component that shows, component showing`,
  )}|(?:make|create|build|design|generate|give|show|draw|code|do|write|add|put|need|want|have|let(?:'s| us) have)(?=\\s+(?:me|us|an?|the|some|my|our)\\b)(?:\\s+(?:me|us))?)[\\s,]+(?:to\\s+(?:have|show)\\s+)?|(?:an?|the|some|my|our)\\s+)+`,
  'iu',
);
/** Verbs that ask for a component and are none of its words. */
export const MAKING = wordList(
  'make create build design generate give show draw code write add need want compare pick choose select',
);

/** What begins a sentence that asks for an answer and not for a thing. */
export const QUESTION = new RegExp(
  `^(?:${phrasePattern(
    `why, how, what, which, who, where, when, whose, can i, can we, could i, should i, should we, do i, do you, does, did, is there, is it, are there, will it, has anyone, is this`,
  )})\\b[^.\\n]*\\?`,
  'iu',
);

/** What an order begins with that asks for other work than making something to look at. */
export const OTHER_WORK = wordList(
  `train predict explain fix debug translate calculate solve deploy refactor migrate optimise optimize summarise summarize recommend tell teach convert rename configure analyse analyze scrape crawl benchmark parse compile encrypt hack`,
);

/** What is no component, whatever else is said of it. */
export const NO_COMPONENT = wordList(
  `engine system server backend api database model algorithm script app application website webpage site platform library framework compiler crm erp cms game cluster bot service plugin extension query poem essay novel lyrics function microservice blockchain blog clone exam regex network protocol parser scraper crawler os kernel driver simulator simulation shop webshop store marketplace infrastructure strategy business company thesis homework`,
);

/** Nouns that say only that it is some part of a screen: what stands before them says which. */
export const PLAIN_NOUN = wordList(
  `widget component element section area block ui interface view screen part piece module snippet layout row strip container wrapper region design markup html code component box panel card field input bar line list group page tile form item thing mockup template pattern control`,
);

/** Words between the parts of a description, by what the words after them are. */
export const INTRODUCES = {
  part: wordList(
    `with w including includes include containing contains plus having has have that which who whose where when while showing shows show opens opening saying says reading labelled labeled called named titled is are can should must will and but so if each`,
  ),
  purpose: wordList(
    `for of about to from at by on in under above below over beside next between before after via during without-name into onto around per against than like using through`,
  ),
  shownAs: wordList('as'),
  refused: wordList('no without not never except instead neither nor dont'),
} as const;

export const NUMBER_WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

export const ORDINALS = wordList(
  'first second third fourth fifth sixth seventh eighth ninth last middle',
);

/** Words that carry no content of their own. */
export const FUNCTION_WORDS = wordList(
  `a an the some any each every both all its it is are be was were as at by for from in into of on onto or and to with w plus also then than so that this these those which who where when while my our your their his her them they he she we i you me us one ones other others another more most very just only really quite rather too maybe please there here has have having had do does like such but if not can could should would will must may might get gets got being been own same between per via about after before during via own around till until`,
);
