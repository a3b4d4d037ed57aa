/** The whole specification on one page: what it is about, the nine points, where the code comes from, what is missing. */
import { materialSummary, productDescription, productName } from "../../model/material-summary.ts";
import { BasisLegend } from "../BasisFacets.tsx";
import { ScrollPage } from "../ScrollPage.tsx";
import { useWorkspace } from "../workspace-context.ts";
import { Changes } from "./Changes.tsx";
import { Contents } from "./Contents.tsx";
import { Failures } from "./Failures.tsx";
import { Gaps } from "./Gaps.tsx";
import { Inventory } from "./Inventory.tsx";
import { Missing } from "./Missing.tsx";
import { NoProduct } from "./NoProduct.tsx";
import classes from "./Overview.module.css";
import { PointCard } from "./PointCard.tsx";
import { ProductMap } from "./ProductMap.tsx";
import { Provenance } from "./Provenance.tsx";
import { Traffic } from "./Traffic.tsx";

export function Overview() {
  const { model } = useWorkspace();
  const { specification, counts } = model;
  const description = productDescription(specification);
  return (
    <ScrollPage>
      <header>
        <p className={classes.kicker}>As-built specification</p>
        <h1 className={classes.name}>{productName(specification)}</h1>
        {description && <p className={classes.description}>{description}</p>}
        <p className={classes.summary}>{materialSummary(specification)}</p>
      </header>
      <Contents />
      <Gaps />
      <NoProduct />
      <div className={classes.legend}>
        <BasisLegend />
      </div>
      <Changes />
      <ProductMap />
      <section aria-labelledby="points" className={classes.section}>
        <h2 id="points" className={classes.hidden}>
          The nine points
        </h2>
        <div className={classes.cards}>
          {counts.map((count, index) => (
            <PointCard key={count.point} number={index + 1} count={count} />
          ))}
        </div>
      </section>
      <Provenance />
      <Inventory />
      <Traffic />
      <div className={classes.pair}>
        <Missing />
        <Failures />
      </div>
    </ScrollPage>
  );
}
