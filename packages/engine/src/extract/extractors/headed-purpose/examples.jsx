// example: the paragraph below a heading

export const Moorings = ({ rows, count }) => (
  <main>
    <h1>Moorings</h1>
    {/* finds: purpose kind=feature of=Moorings text="Let berths to guests and see who is due" */}
    <p>Let berths to guests and see who is due</p>
    <h2>Winter storage</h2>
    {/* finds: purpose kind=feature of="Winter storage" text="Boats that stand on land until spring." */}
    <p>Boats that stand on land until spring.</p>
    <h2>Harbour dues</h2>
    {/* finds nothing */}
    <p>{count} dues of this season are open</p>
    <h2>Leave the harbour?</h2>
    {/* finds nothing */}
    <p>Do you want to leave without paying?</p>
    <h2>Safety</h2>
    {/* finds nothing */}
    <p>You must wear a life jacket on deck</p>
    <h2>Tides</h2>
    {/* finds nothing */}
    <p>The tides could not be loaded.</p>
    <h3>Pier 4</h3>
    {/* finds nothing */}
    <p>The pier beside the crane</p>
    <h2>Pier 5</h2>
    <ul>{rows}</ul>
    {/* finds nothing */}
    <p>The pier behind the crane</p>
  </main>
);

// example: words of a catalogue
const en = {
  "crew.title": "Crew",
  // finds: purpose kind=feature of=Crew text="Plan who sails on which boat"
  "crew.lead": "Plan who sails on which boat",
  "crew.empty": "Nobody sails today",
  "crew.more": "Show all of them",
  "crew.name": "Name of the sailor",
  "crew.boat": "Boat of this trip",
  "crew.save": "Save the crew",
  "crew.leave": "Leave this boat",
  "crew.ask": "Ask somebody to join",
  "crew.days": "Days at sea",
};

export const start = (i18n) => i18n.init({ lng: "en", resources: { en: { translation: en } } });

export const Crew = ({ i18n }) => (
  <section>
    <h1>{i18n.t("crew.title")}</h1>
    <p>{i18n.t("crew.lead")}</p>
  </section>
);
