/** What is read of an answer that a store of Zustand keeps. */
import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

const answersIn = (text: string): readonly string[] =>
  factsIn(
    [{ path: "a.js", text: `${text}; document.title = "All boats of the harbour are listed here";` }],
    new Set(["call"]),
  )
    .map(({ fields: { url, operation, response } }) => `${operation ?? url} ${response ?? "nothing"}`)
    .sort();

test("actions and the setter fill a store, and selectors read it", () => {
  const found = answersIn(`
    import { create } from "zustand";
    import { useShallow } from "zustand/react/shallow";
    const useHarbour = create((set) => ({
      boats: [],
      setBoats: (boats) => set({ boats }),
      measure: (tide) => set((state) => ({ ...state, tide })),
    }));
    export async function open() {
      const { setBoats, measure } = useHarbour.getState();
      setBoats(await (await fetch("/api/boats")).json());
      measure(await (await fetch("/api/tide")).json());
      useHarbour.setState({ crane: await (await fetch("/api/crane")).json() });
    }
    export function Harbour() {
      const keels = useHarbour((state) => state.boats.map((boat) => boat.keel));
      const masts = useHarbour(useShallow((state) => state.boats)).map((boat) => boat.mast);
      const { tide, crane } = useHarbour();
      return [keels, masts, tide.metres, crane.tons];
    }`);
  expect(found).toEqual(["/api/boats [].keel,[].mast", "/api/crane tons", "/api/tide metres"]);
});

test("each message of a socket has what is read of it in the store", () => {
  const found = answersIn(`
    import { create } from "zustand";
    const useLighthouse = create((set) => ({ setLamp: (lamp) => set({ lamp }), setFog: (fog) => set({ fog }) }));
    export function watch() {
      const socket = new WebSocket("wss://lighthouse.example/live");
      socket.onmessage = (event) => {
        const { type, data } = JSON.parse(event.data);
        switch (type) {
          case "LAMP":
            useLighthouse.getState().setLamp(data);
            break;
          case "FOG":
            useLighthouse.getState().setFog(data);
        }
      };
    }
    export const lamp = () => useLighthouse((state) => state.lamp).candela;
    export const fog = () => useLighthouse((state) => state.fog).density;`);
  expect(found).toEqual(["FOG density", "LAMP candela", "wss://lighthouse.example/live nothing"]);
});
