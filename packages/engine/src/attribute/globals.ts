/**
 * Names of the language and the browser that stand as plain identifiers in a bundle. Locals of minified code have
 * short names, so these are (practically) always the globals.
 */
import { wordSet } from "../word-set.ts";

export const GLOBALS = wordSet(`
  AbortController AggregateError Array ArrayBuffer BigInt Blob Boolean CSSStyleSheet CustomEvent DataView Date
  DOMException DOMParser DocumentFragment Element Error Event EventSource EventTarget File FileReader
  FinalizationRegistry Float32Array Float64Array FormData Function HTMLElement HTMLIFrameElement HTMLInputElement
  Headers Image Int16Array Int32Array Int8Array IntersectionObserver Intl JSON KeyboardEvent Map Math MessageChannel
  MouseEvent MutationObserver Node NodeFilter NodeList Notification Number Object Path2D PerformanceObserver
  PointerEvent Promise Proxy RangeError ReadableStream ReferenceError Reflect RegExp Request ResizeObserver Response
  SVGElement Set ShadowRoot SharedArrayBuffer String Symbol SyntaxError TextDecoder TextEncoder TransformStream
  TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
  WebSocket Worker XMLHttpRequest XMLSerializer atob btoa cancelAnimationFrame clearInterval clearTimeout console
  crypto customElements decodeURI decodeURIComponent document encodeURI encodeURIComponent escape fetch
  getComputedStyle globalThis history indexedDB isFinite isNaN localStorage location matchMedia navigator parseFloat
  parseInt performance queueMicrotask requestAnimationFrame requestIdleCallback sessionStorage setImmediate
  setInterval setTimeout structuredClone unescape window
`);
