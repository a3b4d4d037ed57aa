import { expect, it } from "vitest";
import { openApiDocument } from "./document.ts";

it("describes every route with its role, its errors and, where it takes one, its body", () => {
  const { paths = {}, components } = openApiDocument();
  expect(Object.keys(paths)).toContain("/releases/{id}/files/{fileId}/text");
  expect(paths["/applications"]?.post).toMatchObject({
    "x-role": "analyst",
    requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/NewApplication" } } } },
    responses: { 201: {}, "4XX": {} },
  });
  expect(paths["/uploads"]?.post?.requestBody).toMatchObject({ content: { "multipart/form-data": {} } });
  expect(Object.keys(components?.schemas ?? {})).toEqual(expect.arrayContaining(["Analysis", "Error", "Release"]));
});
