import './panel.css';
import React, { useEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT, STORY_RENDERED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

import { palette } from '../../src/theme/palette';
import {
  ASK,
  type Ask,
  LEAVE,
  type MachineReport,
  REFUSED,
  REPORT,
  type Report,
  SEND,
  type Send,
} from './channel';
import { ChartView } from './ChartView';
import { OfferList } from './OfferList';

const paletteVariables = Object.fromEntries(
  Object.entries(palette).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`--${name}`, value]]
      : Object.entries(value).map(([shade, hex]) => [`--${name}-${shade}`, hex]),
  ),
);

/** As in `panel.css`. */
const COLUMNS_FROM = 640;
const OFFERS = 300;

/** Beside a story: where its statecharts stand, and a button for everything that can happen next. */
export function StatechartPanel({ api }: { api: API }) {
  const panel = useRef<HTMLDivElement>(null);
  const [machines, setMachines] = useState<MachineReport[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    const ask = () => {
      const width = panel.current?.clientWidth ?? 0;
      api.emit(ASK, { width: width < COLUMNS_FROM ? width : width - OFFERS } satisfies Ask);
    };
    const stopListening = [
      api.on(REPORT, (report: Report) => setMachines(report.machines)),
      api.on(REFUSED, (reason: string) => setRefusal(reason)),
      api.on(STORY_RENDERED, ask),
    ];
    ask();
    return () => {
      stopListening.forEach((stop) => stop());
      api.emit(LEAVE);
    };
  }, [api]);

  const send = (message: Send) => {
    setRefusal(null);
    api.emit(SEND, message);
  };
  const startAgain = () => {
    setRefusal(null);
    api.emit(FORCE_REMOUNT, { storyId: api.getCurrentStoryData().id });
  };

  return (
    <div ref={panel} className="statechart-panel" style={paletteVariables}>
      {refusal === null ? null : <p role="alert">This was not sent. {refusal}</p>}
      {machines === null ? <p>Reading the story’s statechart…</p> : null}
      {machines?.length === 0 ? (
        <p>This story shows no statechart: what it draws depends on its properties only.</p>
      ) : null}
      {machines?.map((machine) => (
        <Machine key={machine.prop} machine={machine} onSend={send} onStartAgain={startAgain} />
      ))}
    </div>
  );
}

interface MachineProps {
  machine: MachineReport;
  onSend: (message: Send) => void;
  onStartAgain: () => void;
}

function Machine({ machine, onSend, onStartAgain }: MachineProps) {
  const { id, prop, chart, activeIds, activePaths, offers, isDone, said } = machine;
  const headingId = `statechart-${prop}`;
  const where = activePaths.join(', ');
  return (
    <section aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{id}</h2>
        <button type="button" onClick={onStartAgain}>
          Start again
        </button>
      </header>
      <div role="status">
        <p>{isDone ? 'This flow has ended.' : 'Active now:'}</p>
        <ul className="statechart-active">
          {activePaths.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
        {said[0] === undefined ? null : (
          <p>
            Said last: <code>{said[0]}</code>
          </p>
        )}
      </div>
      <div className="statechart-columns">
        <OfferList offers={offers} onChoose={(type, choice) => onSend({ prop, type, choice })} />
        <ChartView
          chart={chart}
          activeIds={activeIds}
          title={`Statechart of ${id}`}
          description={`Active: ${where}.`}
        />
      </div>
    </section>
  );
}
