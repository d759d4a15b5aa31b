import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { buttonRecipe } from '../theme/controls';
import { Spinner } from './spinner';

const Root = chakra('button', buttonRecipe);

export type ButtonLook = {
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | 'plain';
  size?: 'xs' | 'sm' | 'md' | 'lg';
};

export type ButtonProps = Omit<HTMLChakraProps<'button'>, keyof ButtonLook> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement> | undefined;
    /** The button ignores clicks, keeps the focus, and shows a spinner with `pendingText` if given.
     * With `pending` given at all, a double click counts once, however fast the first one was answered. */
    pending?: boolean | undefined;
    pendingText?: ReactNode;
  };

/** Also prevents the submit that the click would trigger. */
const ignore = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** The default `type` is `button`, so it never submits by accident. */
export function Button({ pending, pendingText, onClick, children, ...props }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    const isSecondOfTwo = pending !== undefined && event.detail > 1;
    if (pending || isSecondOfTwo) ignore(event);
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      {...props}
      onClick={click}
      aria-disabled={pending || props['aria-disabled']}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner aria-hidden="true" />}
      {pending && pendingText !== undefined ? pendingText : children}
    </Root>
  );
}
