import { expect, test } from "vitest";
import { Complaint } from "./complaint.ts";
import { blaming } from "./file.ts";

test("whatever breaks on a file's content is a complaint about the file", () => {
  const overflow = (): number => overflow() + 1;
  const blamed = () => blaming("deep.json", overflow);
  expect(blamed).toThrow(Complaint);
  expect(blamed).toThrow("deep.json cannot be read as a record (Maximum call stack size exceeded)");
});

test("a complaint keeps its words and its exit code", () => {
  const complaint = new Complaint("deep.json: the seed is another", 1);
  const complain = (): never => {
    throw complaint;
  };
  expect(() => blaming("deep.json", complain)).toThrow(complaint);
});
