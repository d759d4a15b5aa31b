import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { inputRecipe } from '../theme/controls';

const Root = chakra('select', inputRecipe);

export type SelectOption = { readonly value: string; readonly label: string };

export type SelectProps = Omit<HTMLChakraProps<'select'>, 'size'> & {
  ref?: Ref<HTMLSelectElement> | undefined;
  options?: readonly SelectOption[] | undefined;
  /** The text of the empty choice. */
  placeholder?: string | undefined;
};

/** The native select, which works best on a phone, with our arrow. */
export const Select = ({ options, placeholder, children, w, ...select }: SelectProps) => (
  <chakra.span position="relative" display="block" w={w} minW="0">
    <Root pe="9" cursor="pointer" {...select}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {children}
    </Root>
    <chakra.span
      position="absolute"
      insetY="0"
      insetEnd="3"
      display="flex"
      alignItems="center"
      color="muted"
      pointerEvents="none"
    >
      <ChevronDown size={16} aria-hidden="true" />
    </chakra.span>
  </chakra.span>
);
