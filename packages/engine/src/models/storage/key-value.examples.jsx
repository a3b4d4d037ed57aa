// example: a library that keeps values by keys
import Cookies from "js-cookie";

export function remember(view) {
  // finds: constant value=desk-view
  Cookies.set("desk-view", view);
  // finds: constant value=desk-tour
  const tour = Cookies.get("desk-tour");
  // finds nothing
  Cookies.remove("desk-hint");
  return tour;
}
