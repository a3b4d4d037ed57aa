import { useI18n } from "@shopify/react-i18n";

const copy = { label: "Copy the berth", taken: "Somebody else has the berth" };
const en = { title: "Berths", copy, full: "No berth is free on {quay}" };

// example: words that a component brings along, and a key that it has not
export function useCopy(berth) {
  const [i18n] = useI18n({ id: "Berths", fallback: en });
  return () => {
    // finds: error kind=thrown message="Somebody else has the berth"
    if (!berth.text) throw new Error(i18n.translate("copy.taken"));
    // finds: error kind=thrown message="No berth is free on {quay}"
    if (berth.full) throw new Error(i18n.translate("full", { quay: berth.quay }));
    // finds: error kind=thrown message=copy.notFound
    if (!berth.number) throw new Error(i18n.translate("copy.notFound"));
    // finds nothing
    return i18n.translate("copy.label");
  };
}
