/** Components and elements of React before 0.14, as its JSX transformer wrote them. */
import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";
import { printed } from "../../tests/print.ts";
import { programOf } from "../../tests/raise.ts";
import { buildScopes } from "../scope/build-scopes.ts";
import { raised } from "./raise.ts";

const COMPONENTS = new Set(["Page", "Tools.Row"]);

function raise(code: string): string {
  const program = programOf(code);
  const isComponent = ({ start, end }: { start: number; end: number }): boolean =>
    COMPONENTS.has(code.slice(start, end));
  const names = { program, scopes: buildScopes(program), elsewhere: () => [], isComponent };
  return printed(raised(names, () => false))
    .replace(/\s+/g, " ")
    .trim();
}

test.each([
  ['React.DOM.p({className:"a"},"Text",b);', 'React.createElement("p", { className: "a" }, "Text", b);'],
  ["React.DOM.hr();", 'React.createElement("hr", null);'],
  [
    'var d=React.DOM,p=d.p;d.li(null,"x");p(null,"y");',
    'React.createElement("li", null, "x"); React.createElement("p", null, "y");',
  ],
  [
    'Page({name:"x"},Tools.Row(null));',
    'React.createElement(Page, { name: "x" }, React.createElement(Tools.Row, null));',
  ],
  ["page({});Y.DOM.first;Date();", "page({}); Y.DOM.first; Date();"],
])("%s", (code, expected) => expect(raise(code)).toContain(expected));

test("options become a class with the state that it begins with", () => {
  const code = `var A=React.createClass({displayName:"A",propTypes:{a:1},getInitialState:function(){return{shown:false}},
    save:function(e){this.setState({shown:true})},render:function(){return null}});`;
  expect(raise(code)).toBe(
    'var A = class extends React.Component { static displayName = "A"; static propTypes = { a: 1 }; state = { shown: false }; save(e) { this.setState({ shown: true }); } render() { return null; } };',
  );
});

test("options that are not all written there stay", () =>
  expect(raise("React.createClass({...a,render:function(){}});")).toContain("React.createClass("));

const WORDS = '"All loaves of the bakery are listed here, with the flour that each is made of."';

test("routes of React Router before 1.0, whose paths are their names where they say none", () => {
  const text = `import React from "react"; import { DefaultRoute, NotFoundRoute, Route } from "react-router";
    var Frame = React.createClass({ render: function () { return React.DOM.div(null, this.props.activeRouteHandler()); } });
    var Loaf = React.createClass({ render: function () { return React.DOM.p(null, ${WORDS}); } });
    React.renderComponent(Route({ handler: Frame, path: "/" },
      Route({ name: "loaf", handler: Loaf, path: "/loaves/:loafId" }),
      Route({ name: "flour", handler: Loaf },
        Route({ name: "mills", handler: Loaf }),
        DefaultRoute({ handler: Loaf })),
      NotFoundRoute({ handler: Loaf })), document.body);`;
  const found = factsIn([{ path: "assets/app.js", text }], new Set(["screen"]));
  expect(found.map(({ fields }) => fields.path).toSorted()).toEqual([
    "/",
    "/flour",
    "/flour/mills",
    "/loaves/{loafId}",
    "/{rest*}",
  ]);
});
