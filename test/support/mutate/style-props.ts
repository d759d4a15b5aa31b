import { defaultSystem } from '@chakra-ui/react';

/** Of recipes, of our own layout parts, and the height of a text field. */
const ofRecipes = ['size', 'variant', 'align', 'justify', 'wrap', 'className', 'tone', 'widths', 'rows'];

/** Whether an attribute of a screen is its looks, which no test of behavior should notice. */
export const isStyleProp = (attribute: string): boolean =>
  defaultSystem.isValidProperty(attribute) || ofRecipes.includes(attribute);
