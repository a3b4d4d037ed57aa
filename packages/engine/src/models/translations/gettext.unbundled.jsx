import { __ } from "@wordpress/i18n";
import { useGettext } from "vue3-gettext";

// example: the words are the key
export function dredge(basin) {
  // finds: error kind=thrown message="The basin is too shallow"
  if (basin.shallow) throw new Error(__("The basin is too shallow", "harbour"));
}

export function useBasin(basin) {
  const { $gettext } = useGettext();
  // finds: error kind=thrown message="The dredger is away"
  if (basin.away) throw new Error($gettext("The dredger is away"));
  // finds nothing
  return $gettext("The basin is deep enough");
}
