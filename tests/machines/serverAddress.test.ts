import { describe, expect, it } from 'vitest';

import { modelMessages } from '../../machines/modelMessages';
import { parseServerAddress } from '../../machines/serverAddress';

describe('parseServerAddress', () => {
  it.each([
    ['http://localhost:11434', 'http://localhost:11434'],
    [' localhost:1234 ', 'http://localhost:1234'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['HTTP://LOCALHOST:8080/', 'http://localhost:8080'],
    ['http://localhost:1234/v1', 'http://localhost:1234'],
    ['http://localhost:1234/v1/', 'http://localhost:1234'],
    ['http://127.1:1234', 'http://127.0.0.1:1234'],
    ['http://localhost', 'http://localhost'],
  ])('takes %j for %s', (typed, url) => {
    expect(parseServerAddress(typed)).toEqual({ url, problem: null });
  });

  const { empty, invalid, notHttp, notLocal, credentials } = modelMessages.address;
  it.each([
    ['  ', empty],
    ['local host:1', invalid],
    ['http://localhost:99999', invalid],
    ['http://', invalid],
    ['http://localhost:1234/api', invalid],
    ['http://localhost:1234/?x=1', invalid],
    ['http://localhost:1234/#x', invalid],
    ['https://localhost:1234', notHttp],
    ['ws://localhost:1234', notHttp],
    ['http://ada:secret@localhost:1234', credentials],
    ['http://localhost@evil.example', credentials],
    ['http://192.168.1.5:11434', notLocal],
    ['http://10.0.0.1', notLocal],
    ['http://0.0.0.0:11434', notLocal],
    ['http://127.0.0.2:11434', notLocal],
    ['http://[::1]:11434', notLocal],
    ['http://[::ffff:127.0.0.1]:11434', notLocal],
    ['http://localhost.:11434', notLocal],
    ['http://localhost.evil.example', notLocal],
    ['http://127.0.0.1.evil.example', notLocal],
    ['http://ollama.local:11434', notLocal],
    ['https://api.openai.com/v1', notLocal],
    ['javascript://localhost/%0aalert(1)', notHttp],
    ['11434', notLocal],
  ])('refuses %j', (typed, problem) => {
    expect(parseServerAddress(typed)).toEqual({ url: null, problem });
  });
});
