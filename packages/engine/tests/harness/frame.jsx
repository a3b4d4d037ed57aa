/**
 * Stands behind every program, so that its code is that of a product: a handful of helpers by themselves could be a
 * library too, and whose code it is is not what examples are about.
 */
const WorkshopSteps = () => (
  <ol>
    <li>Choose the workshop that suits you</li>
    <li>Tell us how many people will come</li>
    <li>Pay now or when you arrive</li>
  </ol>
);

export const WorkshopPage = () => (
  <main className="workshop">
    <h1>Welcome to our workshops</h1>
    <WorkshopSteps />
    <p>Learn to repair your own bicycle in an afternoon.</p>
    <a href="#book">Book a place today</a>
  </main>
);
