import type { ReactNode } from 'react';

export interface DifferenceRowProps {
  name: string;
  isSame: boolean;
  values: readonly [ReactNode, ReactNode];
  /** What is said of both together; absent, that they are the same and what they are. */
  same?: ReactNode;
}

/** A row of what differs between two builds. */
export function DifferenceRow({ name, isSame, values, same }: DifferenceRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {isSame ? (
        <td colSpan={2}>{same ?? <>The same: {values[0]}</>}</td>
      ) : (
        <>
          <td>{values[0]}</td>
          <td>{values[1]}</td>
        </>
      )}
    </tr>
  );
}
