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

// example: a component that is given both
const Head = ({ title, lead, icon }) => (
  <header>
    <div>
      {icon}
      <h1>{title}</h1>
    </div>
    <p>{lead}</p>
  </header>
);

const Empty = ({ title, lead, children }) => (
  <div>
    <h3>{title}</h3>
    <p>{lead}</p>
    {children}
  </div>
);

// finds: purpose kind=feature of=Jetties text="Plan the work on jetties and their lamps"
export const Jetties = ({ Lamp }) => (
  <Head icon={<Lamp />} title="Jetties" lead="Plan the work on jetties and their lamps" />
);

// finds: purpose kind=feature of="No crane chosen" text="Choose a crane to see what it lifts"
export const Cranes = ({ rows }) => (
  <Empty title="No crane chosen" lead="Choose a crane to see what it lifts">
    {rows}
  </Empty>
);

// finds nothing
export const Ropes = ({ rows }) => (
  <Empty title="Ropes" lead="No ropes on this pier">
    {rows}
  </Empty>
);

// finds nothing
export const Buoys = ({ rows }) => (
  <Empty title="Buoys" lead="Reading the buoys of this harbour...">
    {rows}
  </Empty>
);
