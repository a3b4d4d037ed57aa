// example: a schema of an order
export const orderSchema = {
  type: "object",
  // finds: rule subject=amount rule=required
  required: ["amount"],
  properties: {
    // finds: rule subject=amount rule=type value=integer
    // finds: rule subject=amount rule=min value=1
    amount: { type: "integer", minimum: 1 },
    // finds: rule subject=size rule=type value=string
    // finds: rule subject=size rule=enum value="[\"S\",\"M\",\"L\"]"
    size: { type: "string", enum: ["S", "M", "L"] },
    // finds: rule subject=buyer rule=type value=object
    buyer: {
      type: "object",
      properties: {
        // finds: rule subject=buyer.phone rule=type value=string
        // finds: rule subject=buyer.phone rule=pattern value=^[0-9]+$
        phone: { type: "string", pattern: "^[0-9]+$" },
      },
    },
  },
};

// example: a feature of a map
// finds nothing
export const place = { type: "Feature", properties: { name: "Town hall", height: 41 } };
