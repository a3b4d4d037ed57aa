/** Addresses that lead nobody to a site: names of languages and standards, examples, networks at home, files. */

/** Namespaces, schemas and examples; addresses of networks at home (RFC 1918) are of whoever reads this. */
const NONE =
  /^https?:\/\/(?:www\.)?(?:w3\.org|schema\.org|json-schema\.org|xmlns\.com|purl\.org|(?:[\w-]+\.)*example\.(?:com|org|net)|(?:[\w-]+\.)*(?:your|my)-?(?:\w+-)*(?:domain|site|company|server|instance|app|host|org)\.|[\w.-]+\.(?:example|test|invalid|local)\b|localhost|127\.0|10\.\d|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|openid\.net\/specs|ns\.adobe\.com|mozilla\.org\/MPL|reactjs\.org\/docs\/error|react\.dev\/errors|fb\.me|img\.shields\.io|schemas?\.)/i;

/** Pictures are content, packages what a program is built of. */
const FILES = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|tgz)(?:[?#]|$)/i;

export const isFile = (value: string): boolean => FILES.test(value);

/** Whether nobody is led to an address as to a site. */
export const isNone = (value: string): boolean => NONE.test(value) || isFile(value);
