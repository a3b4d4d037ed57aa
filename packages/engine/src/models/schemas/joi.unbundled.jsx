import Joi from "joi";

// example: steps of a chain
export const slipForm = Joi.object({
  // finds: rule subject=slipName rule=minLength value=4
  // finds: rule subject=slipName rule=required
  slipName: Joi.string().min(4).required(),
  // finds: rule subject=slipCode rule=pattern value="^S\\d$"
  slipCode: Joi.string().pattern(/^S\d$/),
  // finds: rule subject=slipAngle rule=type value=number
  // finds: rule subject=slipAngle rule=type value=integer
  slipAngle: Joi.number().integer(),
});
