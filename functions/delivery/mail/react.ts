import { createElement, type FunctionComponent } from 'preact';

export { createElement };

/** All that the components of mail ask of React: there is no element to refer to in a message that is sent. */
export const forwardRef =
  <Props>(render: (props: Props, ref: null) => ReturnType<FunctionComponent>) =>
  (props: Props) =>
    render(props, null);
