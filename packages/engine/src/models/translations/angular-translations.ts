/** ngx-translate, angular-translate and Transloco: `translate.instant("berth.taken")`. */
import { gives, type Model, translates } from "../model.ts";

export const angularTranslations = {
  package: ["@ngx-translate/core", "angular-translate", "@jsverse/transloco", "@ngneat/transloco"],
  versions: "@ngx-translate/core 6 - 17, angular-translate 2, transloco 2 - 7",
  exports: { TranslateService: "Service", TranslocoService: "Service" },
  signs: [{ type: "Service", telling: "instant selectTranslate" }],
  types: {
    Service: {
      "new ()": gives("Service"),
      "instant|translate|selectTranslate(key, values?)": translates("key"),
    },
  },
} satisfies Model;
