/** Properties and things that the language, the browser and UI libraries have: they are no fields of a product's entity. */
import { wordSet } from "../word-set.ts";

/** Of strings, lists, functions, promises, maps and errors. */
const LANGUAGE = wordSet(`
  length size prototype constructor call apply bind arguments caller toString stack cause then catch finally push pop
  map filter forEach find some every includes indexOf join split slice splice concat sort reverse reduce keys values
  entries has get set add delete clear hasOwnProperty __esModule exports default __proto__ done next return throw raw
  flat
`);
/** Of elements, events, documents. */
const BROWSER = wordSet(`
  addEventListener removeEventListener appendChild removeChild classList className style dataset offsetWidth
  offsetHeight offsetTop offsetLeft clientWidth clientHeight clientX clientY pageX pageY scrollTop scrollLeft
  scrollHeight scrollWidth parentNode parentElement childNodes children firstChild lastChild nextSibling
  previousSibling nextElementSibling previousElementSibling ownerDocument innerHTML outerHTML innerText textContent nodeType nodeName tagName currentTarget
  target relatedTarget preventDefault stopPropagation nativeEvent keyCode which ctrlKey shiftKey altKey metaKey deltaY
  deltaX touches changedTouches dataTransfer activeElement documentElement contentWindow contentDocument
  getBoundingClientRect focus blur click submit defaultPrevented selectionStart selectionEnd querySelector
  querySelectorAll closest contains getAttribute setAttribute
`);
/** Of UI libraries' own objects. */
const LIBRARIES = wordSet(`
  current $el $refs $emit $props $slots $attrs $store $router $route $t $implicit $parent $children $nextTick
  __v_isRef __html ref props state setState context refs propTypes defaultProps contextTypes childContextTypes
  getDerivedStateFromProps _reactInternals palette spacing breakpoints shadows typography zIndex transitions mixins sx
`);

/** They may be a field too: they count where other fields show an entity. */
export const AMBIGUOUS_FIELDS = wordSet(`
  size values keys entries raw done next default target files current state style style data error ref message focus
  index has get set add delete clear join find filter sort map submit click props context which
`);

/** What hooks for requests give beside the data (SWR 2, TanStack Query 5, Apollo 3). */
export const ENVELOPE = wordSet(`
  isLoading isValidating isFetching isError isSuccess isPending loading mutate mutateAsync refetch fetchNextPage
  hasNextPage refreshInterval revalidateIfStale revalidateOnFocus revalidateOnReconnect dedupingInterval staleTime
  gcTime cacheTime refetchOnWindowFocus refetchInterval keepPreviousData
`);

/** Options and results of requests (fetch, axios), and the parts of an address: none of them is a product's own field. */
const TRANSPORT = wordSet(`
  body method headers credentials signal mode cache redirect referrer url params status statusText ok data error
  errors response request href host hostname pathname port protocol search hash origin assign reload
`);

/**
 * What responses, and the hooks that hand them over, have around the thing (TanStack Query, SWR, Apollo, React Async,
 * Nuxt): where several of these are read, they are all the response's.
 */
export const AROUND: ReadonlySet<string> = new Set([
  ...ENVELOPE,
  ...["data", "error", "errors", "results", "result", "response", "rows", "refresh", "reload"],
]);

/** Members of a request, a window, a worker's registration, a socket, a selection, a player (DOM, XHR, Service Workers, Media): the browser's own things. */
const PLATFORM = wordSet(`
  onreadystatechange readyState responseText responseXML responseURL responseType withCredentials upload onload
  onerror onprogress onabort innerWidth innerHeight outerWidth outerHeight screenX screenY scrollX scrollY pageXOffset
  pageYOffset devicePixelRatio pushManager installing waiting updateViaCache navigationPreload bufferedAmount
  binaryType onmessage onopen onclose anchorNode anchorOffset focusNode focusOffset startContainer startOffset
  endContainer endOffset commonAncestorContainer rangeCount lastModified lastModifiedDate webkitRelativePath
  contentRect borderBoxSize contentBoxSize isIntersecting intersectionRatio boundingClientRect userAgent userAgentData
  maxTouchPoints onLine sendBeacon hardwareConcurrency timeOrigin usedJSHeapSize requestAnimationFrame
  cancelAnimationFrame Promise SVGElement HTMLElement fetch
  WebSocket URL console autoplay preload currentTime buffered playbackRate onupdateend sourceBuffer mediaSource
`);

/** Keywords of JSON Schema (2020-12 and draft 7): what describes a thing has them, no thing of the product. */
const JSON_SCHEMA = wordSet(`
  $ref $defs $id $schema definitions allOf anyOf oneOf not if then else items prefixItems properties
  additionalProperties additionalItems patternProperties propertyNames dependentSchemas dependentRequired minItems
  maxItems uniqueItems minProperties maxProperties
`);

/** What is only asked of requests, of the browser or of a schema. */
export const isCarried = (name: string): boolean =>
  TRANSPORT.has(name) || ENVELOPE.has(name) || PLATFORM.has(name) || JSON_SCHEMA.has(name);

/** What forms say of a field or of themselves (Angular 14 `AbstractControl`, React Hook Form 7 `formState`, Formik 2). */
const CONTROL = wordSet(`
  dirty pristine touched untouched valid invalid validator asyncValidator valueChanges statusChanges errors error
  controls isDirty isSubmitted isSubmitting isSubmitSuccessful isValid isValidating submitCount touchedFields
  dirtyFields validatingFields
`);

export const isOfControl = (name: string): boolean => CONTROL.has(name);

/** How a part of a page is drawn, beside its style: properties that components of most UI libraries have (Carbon 11, antd 5, MUI 6). */
const DRAWN = wordSet(`
  icon label text disabled variant checked defaultChecked selected selectable tooltip placeholder className align
  sortable closable clickable dismissible resizable filterable inverted monospace instant textColor foreground side
  kbd popover showHeader labelText titleText helperText invalid invalidText warn warnText hideLabel
`);

/** Tokens of a design system: `colorBgLayout`, `borderRadiusLG`, `boxShadowSecondary` (antd 5, Chakra UI 3, MUI 7). */
const TOKEN = /^(?:color|border|box|font|line)[A-Z]|(?:Color|Bg|Background|Shadow|Radius)$/;

export const isDrawn = (name: string): boolean => isStyle(name) || DRAWN.has(name) || TOKEN.test(name);

/** Which part of a list is shown, and how much there is (REST, OData, GraphQL's connections): no thing of its own. */
const OF_PAGES = wordSet(`
  page pages pageSize page_size perPage per_page limit offset size query total totalRows totalCount total_count
  totalPages pageCount isFirstPage isLastPage hasMore hasNextPage hasPreviousPage nextPage prevPage currentPage cursor
`);

export const isOfPages = (name: string): boolean => OF_PAGES.has(name);

/** Parts of a date or a time (Temporal, Intl.DateTimeFormat): a moment, and no thing with fields. */
const OF_DATES = wordSet("era year month day weekday hour minute second millisecond");

export const isOfDate = (name: string): boolean => OF_DATES.has(name);

/** Properties of elements, styles, charts and layouts (CSS, breakpoints of grids, Chart.js 4, react-grid-layout 1): no fields of a product's entity. */
const STYLE_NAMES = wordSet(`
  top left right bottom width height x y z xs sm md lg xl position color colors background backgroundColor border
  borderColor borderRadius borderWidth font fontSize fontWeight fontFamily bold medium thin semi light dark main
  contrastText display padding margin gap flex justifyContent alignItems opacity zIndex overflow transition transform
  cursor lineHeight textAlign alt class href rel src style tabIndex loop controls hidden html dom svg maxWidth
  minWidth maxHeight minHeight w h minW maxW minH maxH topLeft topRight bottomLeft bottomRight columnGap rowGap
  gridGap regular semiBold extraBold static maxRotation minRotation stepSize maxTicksLimit caretX caretY dataPoints fill
  stroke tension radius duration easing delay beginAtZero ticks grid stacked suggestedMin suggestedMax responsive
  maintainAspectRatio plugins scales interaction adapters
`);

/** Words that names of styles end in: `backgroundHover`, `borderRadius`. */
const STYLE_WORDS = /(?:background|foreground|border|shadow|font|radius|padding|margin|style$)/i;

const isStyle = (name: string): boolean => STYLE_NAMES.has(name) || STYLE_WORDS.test(name);

export const BUILT_IN: ReadonlySet<string> = new Set([...LANGUAGE, ...BROWSER, ...LIBRARIES, ...ENVELOPE]);

/** Names of things of editors, terminals, streams and routers, where they stand alone: a `DateRange` may be the product's. */
export const WIDGETS = wordSet(`
  decoration editor emitter helper impl lib monaco observable observer range route routedata stream subject
  subscription term terminal util worker xterm
`);

/** Names of things that are no entity of a product wherever they appear. */
export const MACHINERY = wordSet(`
  aria axis breakpoint buffer button canvas cell chart clipboarddata column classlist control color componentinstance css
  cursor dataset datatransfer dialog dimension document dom event fieldstate font form formdata formik formstate graph
  grid header history click change keydown keyup keypress pointer i18n intl icon image input json label layout
  legend locale logger math mediasource menu modelvalue mouse navigator ngif offset option ownerstate pageinfo pagination
  paging palette path position
  promise ref rowmodelrow rect router scale scope screen scroll scrollbar select selection sizing slot sourcebuffer
  spacing style svg tab table target title toast tooltip touch transform transition typography viewport window zindex
`);
