/** Before the first screen is there: nothing moves, nothing flashes. */
export function LoadingRoute() {
  return null;
}
