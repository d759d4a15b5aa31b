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
    /** Working: it does nothing, keeps the focus, and shows a spinner and, when given, other words. */
    pending?: boolean;
    pendingText?: ReactNode;
  };

/** Takes the click away, the submit it would cause with it. */
const ignore = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** A button never submits by accident: `type` is `button` unless said otherwise. */
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
