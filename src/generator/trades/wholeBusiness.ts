/** Key among the prices of one that belongs to no offering, such as "£60 per hour" of a plumber. */
export const WHOLE_BUSINESS = '';
