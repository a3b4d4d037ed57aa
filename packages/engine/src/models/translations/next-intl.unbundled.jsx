import { useTranslations } from "next-intl";

// example: the hook gives the function
export function useTides(tide) {
  const t = useTranslations("tides");
  return () => {
    // finds: error kind=thrown message=tide.tooLow
    if (tide.low) throw new Error(t("tide.tooLow"));
    // finds nothing
    return t("tide.isHigh");
  };
}
