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

// example: what is asked of a list's elements, and of the list
export const slipList = Joi.object({
  // finds: rule subject=slipMarks rule=maxLength value=11 when="of each element"
  // finds: rule subject=slipMarks rule=maxLength value=7
  slipMarks: Joi.array().items(Joi.string().max(11)).max(7),
  // finds: rule subject=slipMixed rule=maxLength value=8
  slipMixed: Joi.array().items(Joi.string().max(13), Joi.number().max(14)).max(8),
});
