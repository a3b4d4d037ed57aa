/** Shows on the start page what a statement is: a call, and the characters of a minified script that show it. */
import { Tag } from "../kit/Tag.tsx";
import { TemplateText } from "../kit/TemplateText.tsx";
import classes from "./StatementFigure.module.css";

export function StatementFigure() {
  return (
    <figure className={classes.figure}>
      <div className={classes.card}>
        <p className={classes.call}>
          <Tag tone="remove">DELETE</Tag>
          <span className={classes.address}>
            <TemplateText text="/members/{id}/suspension" />
          </span>
        </p>
        <p className={classes.facts}>
          made by the screen <span className={classes.mono}>/admin/members</span>
        </p>
      </div>
      <pre className={classes.code}>
        {"}).then(e=>e.data),O=e=>\n"}
        <mark className={classes.mark}>{`b.delete("/members/"+e+"/suspension")`}</mark>
        {",k=e();function A({member:e,\nreload:t}){let[n,r]=(0,w.useState)"}
      </pre>
      <figcaption className={classes.caption}>Every finding is one click from its source.</figcaption>
    </figure>
  );
}
