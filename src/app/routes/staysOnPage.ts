/** State of a navigation that changes the address only, such as another tab of the same screen: focus and scroll stay. */
export const STAYS_ON_PAGE = 'staysOnPage';
