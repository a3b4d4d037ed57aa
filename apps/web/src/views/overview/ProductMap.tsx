/** The product by area: a press shows the screens of one. A product of one area is told by its screens alone. */
import { useMemo } from "react";
import { ShowAll } from "../../kit/ShowAll.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { count, plural } from "../../model/format.ts";
import { type ProductArea, productMap } from "../../model/product-map.ts";
import { pointView } from "../../model/view-state.ts";
import { CertaintyBar } from "../CertaintyBar.tsx";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import overview from "./Overview.module.css";
import classes from "./ProductMap.module.css";

const FIRST = 12;

export function ProductMap() {
  const { specification } = useWorkspace().model;
  const areas = useMemo(() => productMap(specification), [specification]);
  const { shown, hidden, showAll } = useFirst(areas, FIRST);
  if (areas.length < 2) return null;
  return (
    <section className={overview.section} aria-labelledby="areas">
      <h2 id="areas" className={overview.sectionTitle}>
        Product map
      </h2>
      <p className={overview.lead}>
        {plural(areas.length, "area")} by the addresses of the screens, the largest first. The bar shows how sure the
        screens are.
      </p>
      <ul className={classes.areas}>
        {shown.map((area) => (
          <li key={area.name} className={classes.area}>
            <Area area={area} />
          </li>
        ))}
      </ul>
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
    </section>
  );
}

function Area({ area }: { readonly area: ProductArea }) {
  const { name, screens, guarded, calls, rules, messages, bases } = area;
  const view = { ...pointView("screens"), chosen: { area: [name] } };
  const parts = [
    plural(calls, "call"),
    ...(guarded > 0 ? [`${count(guarded)} guarded`] : []),
    ...(rules > 0 ? [plural(rules, "rule")] : []),
    ...(messages > 0 ? [plural(messages, "message")] : []),
  ];
  return (
    <>
      <p className={classes.head}>
        <ViewLink view={view} className={classes.name} title={name}>
          {name}
        </ViewLink>
        <span className={classes.screens}>{plural(screens, "screen")}</span>
      </p>
      <CertaintyBar items={bases} />
      <p className={classes.parts}>{parts.join(" · ")}</p>
    </>
  );
}
