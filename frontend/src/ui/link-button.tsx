import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { buttonRecipe } from './theme/controls';

/** A link of the router that looks like a button. */
export const LinkButton = createLink(chakra('a', buttonRecipe));
