import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from './spinner';
import { buttonRecipe } from './theme/controls';

const Root = chakra('button', buttonRecipe);

export type ButtonLook = {
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | 'plain';
  size?: 'xs' | 'sm' | 'md' | 'lg';
};

export type ButtonProps = Omit<HTMLChakraProps<'button'>, keyof ButtonLook> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement> | undefined;
    /** The button ignores clicks, keeps the focus, and shows a spinner with `pendingText` if given. */
    pending?: boolean;
    pendingText?: ReactNode;
  };

/** Also prevents the submit that the click would trigger. */
const ignore = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** The default `type` is `button`, so it never submits by accident. */
export function Button({ pending = false, pendingText, onClick, children, ...props }: ButtonProps) {
  return (
    <Root
      type="button"
      {...props}
      onClick={pending ? ignore : onClick}
      aria-disabled={pending || props['aria-disabled']}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner aria-hidden="true" />}
      {pending && pendingText !== undefined ? pendingText : children}
    </Root>
  );
}
