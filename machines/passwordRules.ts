/** Which of the four rules of specification section 5 a new password keeps. */
export interface PasswordRules {
  length: boolean;
  lowercase: boolean;
  uppercase: boolean;
  digit: boolean;
}

export const MINIMUM_PASSWORD_LENGTH = 8;

/**
 * Letters and digits of every script count, and a character is a Unicode code point, so `ÄÖÜäöü12` keeps all four.
 * Spaces count as characters and are never trimmed.
 */
export function passwordRulesOf(password: string): PasswordRules {
  return {
    length: Array.from(password).length >= MINIMUM_PASSWORD_LENGTH,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\p{Nd}/u.test(password),
  };
}

export function keepsEveryRule(rules: PasswordRules): boolean {
  return rules.length && rules.lowercase && rules.uppercase && rules.digit;
}
