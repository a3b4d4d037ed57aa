/**
 * Static blocks of classes, which Babel 7 keeps in private fields for browsers without them
 * (`plugin-transform-class-static-block`): `static #_=this.made=f` and `static #_=(()=>{...})()`, fields that nobody reads.
 * Angular's command line has its classes written so (seen in 17.1).
 */
import type { ClassBody, Node, Statement } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { expressionStatement } from "./build.ts";

type Member = ClassBody["body"][number];

/** Whether a class has such a field, which it may read. */
export const keepsBlocks = (node: Node): node is ClassBody =>
  node.type === "ClassBody" && node.body.some((member) => blockIn(member) !== undefined);

export function raisedBlocks(cls: ClassBody): ClassBody {
  const read = readIn(cls);
  const body = cls.body.map((member): Member => {
    const block = blockIn(member);
    if (!block || read.has(block.name)) return member;
    return { type: "StaticBlock", body: [...block.body], start: member.start, end: member.end };
  });
  return { ...cls, body };
}

interface Block {
  /** The name of the field. */
  readonly name: string;
  readonly body: readonly Statement[];
}

function blockIn(member: Member): Block | undefined {
  if (member.type !== "PropertyDefinition" || !member.static || member.key.type !== "PrivateIdentifier")
    return undefined;
  const { name } = member.key;
  const { value } = member;
  if (value?.type === "AssignmentExpression" && isOfThis(value.left))
    return { name, body: [expressionStatement(value)] };
  const callee = value?.type === "CallExpression" && value.arguments.length === 0 ? value.callee : undefined;
  if (callee?.type !== "ArrowFunctionExpression" || callee.async || callee.params.length > 0) return undefined;
  const { body } = callee;
  return body?.type === "BlockStatement" ? { name, body: body.body } : undefined;
}

const isOfThis = (node: Node): boolean => node.type === "MemberExpression" && node.object.type === "ThisExpression";

/** The private names that a class reads. */
function readIn(cls: ClassBody): ReadonlySet<string> {
  const read = new Set<string>();
  walk(cls, (node) => {
    if (node.type === "MemberExpression" && node.property.type === "PrivateIdentifier") read.add(node.property.name);
    if (node.type === "BinaryExpression" && node.left.type === "PrivateIdentifier") read.add(node.left.name);
  });
  return read;
}
