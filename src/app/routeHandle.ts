/** What a route tells the root: the page's name in the title bar. */
export interface RouteHandle {
  title: string;
}
