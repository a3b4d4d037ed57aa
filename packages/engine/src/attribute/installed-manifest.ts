/**
 * The manifest of an installed package, as npm 2 to 6 write it and as code of the package requires it:
 * `{_from:"doctrine@2.0.0",_requiredBy:["/"],_resolved:"https://...",...}`.
 */
export const isInstalledManifest = (text: string): boolean =>
  text.includes("_requiredBy") && ['_resolved:"http', '"_resolved":"http'].some((field) => text.includes(field));
