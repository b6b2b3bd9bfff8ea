ALTER TABLE `chat_messages` ADD `answers` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_answers_unique` ON `chat_messages` (`answers`);