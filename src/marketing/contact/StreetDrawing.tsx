import { chakra } from '@chakra-ui/react';

/** A few blocks of a town, drawn: it shows no real place. */
export function StreetDrawing() {
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMin slice"
      position="absolute"
      inset="0"
      width="full"
      height="full"
      color="sheet"
    >
      <path d="M360 0h120v190c-36-30-60-40-82-92-12-28-30-60-38-98z" fill={shade('sky-100')} />
      <g fill={shade('rule-soft')} opacity="0.7">
        <path d="M20 24h86v62H20zM124 18h96v70h-96zM238 12h76l14 74h-90z" />
        <path d="M20 112h86v74H20zM346 118l52 6 24 70h-76zM20 214h86v70H20zM238 214h92v74h-92z" />
        <path d="M124 214h96v74h-96zM350 218h82v72h-82zM20 308h200v52H20zM238 312h194v48H238z" />
      </g>
      <path d="M124 112h96v76h-96z" fill={shade('enamel-100')} />
      <g fill={shade('enamel-300')}>
        <circle cx="146" cy="136" r="9" />
        <circle cx="170" cy="164" r="11" />
        <circle cx="198" cy="134" r="8" />
      </g>
      <g stroke="currentColor" fill="none" strokeWidth="12">
        <path d="M0 99h480M0 200h480M113 0v360M229 0v360M340 90v270M0 298h480" />
      </g>
      <path d="M0 99h356L340 0" stroke="currentColor" fill="none" strokeWidth="18" />
      <g transform="translate(246 96)">
        <ellipse cx="42" cy="84" rx="34" ry="7" fill={shade('rule-strong')} opacity="0.4" />
        <path d="M8 26h68v56H8z" fill={shade('enamel-900')} />
        <path d="M16 46h30v24H16z" fill={shade('marigold-100')} />
        <path d="M54 46h14v36H54z" fill={shade('enamel-300')} />
        <path d="M4 6h76v20H4z" fill={shade('enamel-700')} />
        <path
          d="M4 24h15.2v7a7.6 7.6 0 0 1-15.2 0zM34.4 24h15.2v7a7.6 7.6 0 0 1-15.2 0zM64.8 24H80v7a7.6 7.6 0 0 1-15.2 0z"
          fill={shade('marigold-300')}
        />
        <path
          d="M19.2 24h15.2v7a7.6 7.6 0 0 1-15.2 0zM49.6 24h15.2v7a7.6 7.6 0 0 1-15.2 0z"
          fill={shade('sheet')}
        />
      </g>
    </chakra.svg>
  );
}

function shade(token: string): string {
  return `var(--sf-colors-${token})`;
}
