/** Version of the engine; part of every specification. */
export const ENGINE_VERSION = "0.1.0";
